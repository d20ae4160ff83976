/// Lets the browser save something as a file.
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveText = (name: string, text: string, type: string) => saveBlob(name, new Blob([text], { type }));
