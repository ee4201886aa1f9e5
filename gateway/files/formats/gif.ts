import { beginsWith, withinContent, type PictureFormat } from './picture-format.ts';

export const gif: PictureFormat = {
  extensions: ['gif'],
  contentType: 'image/gif',
  safeToOpen: true,
  recognises: (content) => beginsWith(content, 'GIF87a') || beginsWith(content, 'GIF89a'),
  size: (content) =>
    withinContent(() => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) })),
};
