import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useBusinessDay } from '../../../design/dates/BusinessDay.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { SearchField } from '../../../design/forms/SearchField.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useOpenQuery } from '../editor/OpenQuery.tsx';
import { exampleGroups, examples } from '../examples/examples.ts';
import { type Example, variablesOn } from '../examples/read-example.ts';
import { SideItem } from './SideItem.tsx';

/** The examples by task. They are opened with dates relative to today. */
export function ExampleList({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const openQuery = useOpenQuery();
  const [search, setSearch] = useState('');
  const { today } = useBusinessDay();
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const isFound = ({ titles, notes, query }: Example) => {
    const text = [...Object.values(titles), notes[locale], query].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const groups = exampleGroups.map((group) => ({
    group,
    label: t(`playground.group.${group}`),
    found: examples.filter((example) => example.group === group && isFound(example)),
  }));
  const shown = groups.filter(({ found }) => found.length > 0);
  return (
    <>
      <div className="side-search">
        <SearchField
          label={t('playground.examples.search')}
          placeholder={t('playground.examples.placeholder')}
          value={search}
          maxLength={60}
          onSearch={setSearch}
        />
      </div>
      {shown.length === 0 && <ListNote icon="search" title={t('playground.examples.none')} />}
      {shown.map(({ group, label, found }) => (
        <section key={group} aria-label={label}>
          <h2 className="side-group">{label}</h2>
          <ul>
            {found.map((example) => (
              <SideItem
                key={example.name}
                title={example.titles[locale]}
                note={example.notes[locale]}
                onOpen={() => {
                  openQuery({ query: example.query, variables: variablesOn(example, today) });
                  onOpened();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
