import { startsWith, readSize, type PictureFormat } from './picture-format.ts';

export const psd: PictureFormat = {
  extensions: ['psd'],
  contentType: 'image/vnd.adobe.photoshop',
  safeToOpen: false,
  recognizes: (content) => startsWith(content, '8BPS\x00\x01'),
  size: (content) =>
    readSize(() => ({ width: content.readUInt32BE(18), height: content.readUInt32BE(14) })),
};
