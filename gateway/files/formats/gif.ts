import { startsWith, readSize, type PictureFormat } from './picture-format.ts';

export const gif: PictureFormat = {
  extensions: ['gif'],
  contentType: 'image/gif',
  safeToOpen: true,
  recognizes: (content) => startsWith(content, 'GIF87a') || startsWith(content, 'GIF89a'),
  size: (content) =>
    readSize(() => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) })),
};
