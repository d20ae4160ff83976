import { t } from './shared/language';

/// What is too large for a message goes by HTTP; a message then names it by its token.
const place = '/transfers';

/// Gives the server a file or a text. `progress` hears which share has gone, 0 to 1.
export function leaveTransfer(content: Blob, progress: (share: number) => void = () => {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how far a file has gone.
    const request = new XMLHttpRequest();
    request.open('POST', place);
    request.responseType = 'text';
    request.upload.onprogress = event => progress(event.total ? event.loaded / event.total : 0);
    request.onload = () => {
      if (request.status === 201) resolve((JSON.parse(request.responseText) as { transfer: string }).transfer);
      else reject(new Error(request.responseText.trim() || t('file-refused')));
    };
    request.onerror = () => reject(new Error(t('connection-lost-sending')));
    request.send(content);
  });
}

/// What the server has left for the page.
export async function fetchTransfer(token: string): Promise<Response> {
  const response = await fetch(`${place}/${token}`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return response;
}

/// Lets the browser save it as a file.
export function saveTransfer(token: string): void {
  const link = document.createElement('a');
  link.href = `${place}/${token}?save`;
  link.download = '';
  link.click();
}
