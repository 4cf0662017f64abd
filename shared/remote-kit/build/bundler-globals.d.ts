/** Stands before the names of a build's own files. */
declare var __webpack_public_path__: string;
