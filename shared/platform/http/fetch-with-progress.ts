/**
 * A `fetch` that tells how much of the body has gone out, from 0 to 1. It goes by XMLHttpRequest: a fetch with a
 * streamed body, the only one whose progress can be seen, is refused by Chromium over HTTP/1.1.
 */
export function fetchWithProgress(onUpload: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open(request.method, request.url);
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value);
      sent.responseType = 'arraybuffer';
      sent.upload.onprogress = ({ loaded, total }) => onUpload(total === 0 ? 1 : loaded / total);
      sent.onload = () => resolve(responseOf(sent));
      sent.onerror = () => reject(new TypeError('No answer came'));
      sent.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => sent.abort());
      sent.send(body);
    });
  };
}

function responseOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader('content-type');
  return new Response(sent.response as ArrayBuffer, {
    status: sent.status,
    headers: type ? { 'content-type': type } : {},
  });
}
