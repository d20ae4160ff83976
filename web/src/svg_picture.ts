/// Drawings as pictures made of pixels.

export interface Size {
  width: number;
  height: number;
}

/// The drawing on a canvas, so many times as large.
export async function canvasOf(svg: string, { width, height }: Size, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('PNG'))), 'image/png'),
  );

export const pngOf = async (svg: string, size: Size, scale: number): Promise<Blob> =>
  blobOf(await canvasOf(svg, size, scale));
