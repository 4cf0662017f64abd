/** Put in by whoever runs the SSR bundle of a remote: only the registry knows where a remote is served from. */
declare const REMOTE_URL: string;

__webpack_public_path__ = REMOTE_URL;
