import { startsWith, readSize, type PictureFormat } from './picture-format.ts';

export const png: PictureFormat = {
  extensions: ['png'],
  contentType: 'image/png',
  safeToOpen: true,
  recognizes: (content) => startsWith(content, '\x89PNG\r\n\x1a\n'),
  size: (content) =>
    readSize(() =>
      startsWith(content, 'IHDR', 12)
        ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
        : null,
    ),
};
