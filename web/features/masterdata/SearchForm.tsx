import { type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import { TextInput } from '../../design/forms/TextInput.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { OptionSearch } from '../../records/fields/option-search.ts';
import { isSearched } from '../../records/search/conditions-of.ts';
import { SearchFields } from '../../records/search/SearchFields.tsx';
import type { FieldValues } from '../../records/fields/values.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useSlashShortcut } from '../../design/keyboard/useSlashShortcut.ts';
import type { Module } from './list-module.ts';
import { MAX_SEARCH_LENGTH } from '../../platform/view-address/fields.ts';
import type { ListState } from './columns/list-state.ts';

export type SearchInput = Pick<ListState, 'keyword' | 'exact' | 'fields'>;

interface SearchFormProps {
  module: Module;
  state: ListState;
  search: OptionSearch;
  /**
   * False while the page is not in the foreground; the `/` key then does not focus the search box.
   */
  keys: boolean;
  onSearch: (input: SearchInput) => void;
}

/** Number of search fields shown while the form is folded. */
const FOLDED_FIELDS = 3;
const emptySearch: SearchInput = { keyword: '', exact: null, fields: {} };

/**
 * The search form: the search box and a field for each searchable column. It searches on submit
 * only.
 */
export function SearchForm({ module, state, search, keys, onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const box = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<SearchInput>(state);
  const [lastState, setLastState] = useState(state);
  const [open, setOpen] = useState(false);
  if (lastState !== state) {
    setLastState(state);
    if (!isSameSearch(lastState, state)) setInput(state);
  }
  useSlashShortcut(keys, () => box.current?.focus());
  const titleOf = ({ i18nCode, title }: Module['columns'][number]) => serverText(i18nCode, title);
  const keywordColumns =
    keywordColumnsOf(module).map(titleOf).join(' / ') || t('masterdata.keyword');
  const searched = module.columns.filter(isSearched);
  // If a column has both the search box and its own field, the box gets a different label.
  const isShared = searched.some((column) => titleOf(column) === keywordColumns);
  const keywordTitle = isShared ? t('masterdata.keywordIn', { 0: keywordColumns }) : keywordColumns;
  const shown = open
    ? searched
    : searched.filter(
        (column, index) => index < FOLDED_FIELDS || (input.fields[column.name] ?? null) !== null,
      );
  return (
    <form
      className={open ? 'card master-search master-search-open' : 'card master-search'}
      role="search"
      aria-label={t('masterdata.searchForm')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...input, keyword: input.keyword.trim() });
      }}
    >
      <KeywordField
        ref={box}
        title={keywordTitle}
        input={input}
        isExactByDefault={module.isExactMatch}
        offersExact={module.isExactMatch || state.exact !== null}
        onChange={setInput}
      />
      <SearchFields
        columns={shown}
        values={input.fields}
        onChange={(changed) =>
          setInput((old) => ({ ...old, fields: withFields(old.fields, changed) }))
        }
        search={search}
        takenTitles={[keywordTitle]}
      />
      <div className="master-search-acts">
        <Button type="submit" kind="primary">
          <Icon name="search" />
          {t('masterdata.search')}
        </Button>
        <Button
          kind="plain"
          onClick={() => {
            setInput(emptySearch);
            onSearch(emptySearch);
          }}
        >
          {t('masterdata.reset')}
        </Button>
        {searched.length > FOLDED_FIELDS && <FoldButton open={open} onToggle={setOpen} />}
      </div>
    </form>
  );
}

/**
 * The columns that the search box searches: those that the metadata name, otherwise the name of the
 * rows, which is what the gateway searches then.
 */
function keywordColumnsOf({ columns, nameField }: Module): Module['columns'] {
  const named = columns.filter(({ isKeyword }) => isKeyword);
  return named.length > 0 ? named : columns.filter(({ name }) => name === nameField);
}

interface KeywordFieldProps {
  ref: Ref<HTMLInputElement>;
  title: string;
  input: SearchInput;
  isExactByDefault: boolean;
  offersExact: boolean;
  onChange: (input: SearchInput) => void;
}

/** The search box, with a checkbox for exact search if the module offers it. */
function KeywordField({
  ref,
  title,
  input,
  isExactByDefault,
  offersExact,
  onChange,
}: KeywordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field master-keyword">
      <label htmlFor={id} className="clip" title={title}>
        {title}
      </label>
      <div className="in">
        <TextInput
          ref={ref}
          id={id}
          type="search"
          value={input.keyword}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('masterdata.keyword')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...input, keyword: target.value })}
        />
      </div>
      {offersExact && (
        <label className="master-exact">
          <Checkbox
            checked={input.exact ?? isExactByDefault}
            onChange={(checked) =>
              onChange({
                ...input,
                exact: checked === isExactByDefault ? null : checked,
              })
            }
          />
          {t('masterdata.exact')}
        </label>
      )}
    </div>
  );
}

function FoldButton({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Button kind="quiet" aria-expanded={open} onClick={() => onToggle(!open)}>
      {t(open ? 'masterdata.fold' : 'masterdata.unfold')}
      <Icon name={open ? 'raise' : 'down'} size="small" />
    </Button>
  );
}

const withFields = (fields: FieldValues, changed: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== null),
  );

const isSameSearch = (left: SearchInput, right: SearchInput): boolean =>
  JSON.stringify(searchOf(left)) === JSON.stringify(searchOf(right));
const searchOf = ({ keyword, exact, fields }: SearchInput) => [keyword, exact, fields];
