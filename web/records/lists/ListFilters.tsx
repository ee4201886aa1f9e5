import type { ReactNode } from 'react';
import { SearchField } from '../../design/forms/SearchField.tsx';
import { MAX_SEARCH_LENGTH } from '../../platform/view-address/fields.ts';

interface ListFiltersProps {
  /** The label of the search field. */
  label: string;
  placeholder: string;
  /** The text currently searched for. */
  search: string;
  /** False while a dialog covers the list: the `/` key then does not focus the search. */
  keysEnabled?: boolean;
  hidden?: boolean;
  onSearch: (text: string) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The search field and the filters above a list. */
export function ListFilters(props: ListFiltersProps) {
  const {
    label,
    placeholder,
    search,
    keysEnabled = true,
    hidden = false,
    onSearch,
    children,
  } = props;
  return (
    <div className="list-filters" role="search" hidden={hidden}>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={search}
        maxLength={MAX_SEARCH_LENGTH}
        keysEnabled={keysEnabled}
        onSearch={onSearch}
      />
      {children}
    </div>
  );
}
