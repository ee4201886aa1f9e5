import type { components } from '../../schema/generated/retail.ts';
import { Download } from '../files/download.ts';
import { RetailError } from '../server/envelope.ts';
import { search, type Searchable } from '../database/search.ts';
import type { ServiceTable } from '../server/service.ts';

type LanguageVersion = components['schemas']['LanguageVersion'];

const VERSIONS: Searchable = {
  from: 'language_version',
  fields: {
    locale: 'locale',
    type: 'type',
    status: 'status',
    md5: 'md5',
    downloadurl: "'/api/msc-gls/languagePack/' || locale || '/' || md5 || '.json'",
  },
  order: 'locale, type',
};

export const languageServices: ServiceTable = {
  '/api/msc-gls/languageVersion/search': (body, { db }) =>
    search<LanguageVersion>(db, VERSIONS, body),

  /**
   * The file is named by its checksum: a new version has a new address, and this one never changes.
   */
  '/api/msc-gls/languagePack/{locale}/{file}': ({ locale, file }, { db }) => {
    const md5 = file.replace(/\.json$/, '');
    const pack = db
      .prepare<{ content: Buffer }>(
        'SELECT content FROM language_version WHERE locale = ? AND md5 = ?',
      )
      .get([locale, md5]);
    if (!pack) throw new RetailError('A0404', 'No such language pack');
    return new Download('application/json; charset=utf-8', Buffer.from(pack.content), 'for ever');
  },
};
