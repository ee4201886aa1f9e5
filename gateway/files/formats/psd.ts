import { beginsWith, withinContent, type PictureFormat } from './picture-format.ts';

export const psd: PictureFormat = {
  extensions: ['psd'],
  contentType: 'image/vnd.adobe.photoshop',
  safeToOpen: false,
  recognises: (content) => beginsWith(content, '8BPS\x00\x01'),
  size: (content) =>
    withinContent(() => ({ width: content.readUInt32BE(18), height: content.readUInt32BE(14) })),
};
