/// What is too large for a message goes by HTTP; a message then names it by its token.
const place = '/parcels';

/// Gives the server a file or a text. `progress` hears which share has gone, 0 to 1.
export function leaveParcel(content: Blob, progress: (share: number) => void = () => {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how far a file has gone.
    const request = new XMLHttpRequest();
    request.open('POST', place);
    request.responseType = 'text';
    request.upload.onprogress = event => progress(event.total ? event.loaded / event.total : 0);
    request.onload = () => {
      if (request.status === 201) resolve((JSON.parse(request.responseText) as { parcel: string }).parcel);
      else reject(new Error(request.responseText.trim() || 'The server does not take this.'));
    };
    request.onerror = () => reject(new Error('The connection was lost while this was sent.'));
    request.send(content);
  });
}

/// What the server has left for the page.
export async function fetchParcel(token: string): Promise<Response> {
  const response = await fetch(`${place}/${token}`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return response;
}

/// Lets the browser save it as a file.
export function saveParcel(token: string): void {
  const link = document.createElement('a');
  link.href = `${place}/${token}?save`;
  link.download = '';
  link.click();
}
