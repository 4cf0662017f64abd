/** Under this nonce the bundler's runtime, and what asks it (Mantine's scroll lock), adds style elements. */
declare var __webpack_nonce__: string;
