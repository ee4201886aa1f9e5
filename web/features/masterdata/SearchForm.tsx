import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { OptionSearch } from '../../records/fields/option-search.ts';
import { isSearched } from '../../records/search/conditions-of.ts';
import { SearchFields } from '../../records/search/SearchFields.tsx';
import type { FieldValues } from '../../records/fields/values.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useSlash } from '../../design/keyboard/useSlash.ts';
import type { Module } from './list-module.ts';
import { longestKeyword, type ListLook } from './columns/list-view.ts';

export type Wanted = Pick<ListLook, 'keyword' | 'exact' | 'fields'>;

interface SearchFormProps {
  module: Module;
  look: ListLook;
  search: OptionSearch;
  /** False while the page is not what is looked at: `/` does not lead here then. */
  keys: boolean;
  onSearch: (wanted: Wanted) => void;
}

/** Fields that show before somebody unfolds the form. */
const firstRow = 3;
const nothing: Wanted = { keyword: '', exact: null, fields: {} };

/** What is looked for: the search box and a field for each column that is searched for. It is asked when somebody says so. */
export function SearchForm({ module, look, search, keys, onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<Wanted>(look);
  const [known, setKnown] = useState(look);
  const [open, setOpen] = useState(false);
  if (known !== look) {
    setKnown(look);
    if (!sameWishes(known, look)) setWanted(look);
  }
  useSlash(keys, () => box.current?.focus());
  const keywords = module.columns.filter(({ isKeyword }) => isKeyword);
  const titleOf = ({ i18nCode, title }: Module['columns'][number]) => serverText(i18nCode, title);
  const keywordColumns = keywords.map(titleOf).join(' / ');
  const searched = module.columns.filter(isSearched);
  // The box and a field of the same column are two ways to search for it.
  const isShared = searched.some((column) => titleOf(column) === keywordColumns);
  const keywordTitle = isShared ? t('masterdata.keywordIn', { 0: keywordColumns }) : keywordColumns;
  const shown = open
    ? searched
    : searched.filter(
        (column, at) => at < firstRow || (wanted.fields[column.name] ?? null) !== null,
      );
  const offersExact = module.exactMatch || look.exact !== null;
  if (keywords.length === 0 && searched.length === 0) return null;
  return (
    <form
      className={open ? 'card master-search master-search-open' : 'card master-search'}
      role="search"
      aria-label={t('masterdata.searchForm')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...wanted, keyword: wanted.keyword.trim() });
      }}
    >
      {keywords.length > 0 && (
        <div className="field">
          <label htmlFor={id} className="clip" title={keywordTitle}>
            {keywordTitle}
          </label>
          <div className="in">
            <input
              ref={box}
              id={id}
              type="search"
              value={wanted.keyword}
              maxLength={longestKeyword}
              placeholder={t('masterdata.keyword')}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setWanted({ ...wanted, keyword: target.value })}
            />
          </div>
          {offersExact && (
            <label className="master-exact">
              <input
                type="checkbox"
                className="cb"
                checked={wanted.exact ?? module.exactMatch}
                onChange={({ target }) =>
                  setWanted({
                    ...wanted,
                    exact: target.checked === module.exactMatch ? null : target.checked,
                  })
                }
              />
              {t('masterdata.exact')}
            </label>
          )}
        </div>
      )}
      <SearchFields
        columns={shown}
        values={wanted.fields}
        onChange={(changed) =>
          setWanted((old) => ({ ...old, fields: withFields(old.fields, changed) }))
        }
        search={search}
        takenTitles={keywords.length > 0 ? [keywordTitle] : []}
      />
      <div className="master-search-acts">
        <button type="submit" className="btn btn-p">
          <Icon name="search" />
          {t('masterdata.search')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            setWanted(nothing);
            onSearch(nothing);
          }}
        >
          {t('masterdata.reset')}
        </button>
        {searched.length > firstRow && (
          <button
            type="button"
            className="btn btn-t"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'masterdata.fold' : 'masterdata.unfold')}
            <Icon name={open ? 'raise' : 'down'} size="small" />
          </button>
        )}
      </div>
    </form>
  );
}

const withFields = (fields: FieldValues, changed: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== null),
  );

const sameWishes = (one: Wanted, other: Wanted): boolean =>
  JSON.stringify(wishOf(one)) === JSON.stringify(wishOf(other));
const wishOf = ({ keyword, exact, fields }: Wanted) => [keyword, exact, fields];
