import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { PopupMenuGroup } from '../../../../design/overlay/menu/menu-groups.ts';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { CardDocument } from '../../Home.gen.ts';
import { useCardPage } from '../../PageContext.tsx';
import { cardVariables } from '../../useCardState.ts';
import { useCardActions } from './card-actions.ts';
import type { CardFrameProps } from './card-frame-props.ts';
import { useCardFiles } from './useCardFiles.ts';

interface CardMenuOptions extends CardFrameProps {
  definition: string;
  asOf: string;
  onTable: () => void;
  onFull: () => void;
}

/**
 * The menu of a card. Every card can be refreshed. A card with a table can also be shown in full
 * screen, as a table, and be exported.
 */
export function useCardMenu(options: CardMenuOptions): PopupMenuGroup[] {
  const {
    card,
    title,
    state,
    table,
    chart,
    loading = false,
    moduleParameters,
    onTable,
    onFull,
  } = options;
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const page = useCardPage();
  const actions = useCardActions();
  const files = useCardFiles(options);
  const request = options.query ?? {
    document: CardDocument,
    variables: cardVariables(page.dashboardCode, card.code, page),
  };
  const { moduleCode } = card;
  const openPlayground = async () => {
    const { playgroundAddress } = await import('./playground-address.ts');
    window.open(playgroundAddress(request, card.__typename), '_blank', 'noopener');
  };
  const item = (id: string, onSelect: () => void) => ({
    id,
    label: t(`card.menu.${id}`),
    onSelect,
  });
  const shown = table !== undefined && !loading;
  return [
    {
      id: 'look',
      items: [
        item('refresh', state.refresh),
        ...(shown ? [item('full', onFull), item('table', onTable)] : []),
      ],
    },
    {
      id: 'files',
      items: shown
        ? [
            item('csv', files.csv),
            item('xlsx', files.xlsx),
            ...(chart && table.rows.length > 0 ? [item('png', files.png)] : []),
          ]
        : [],
    },
    { id: 'place', items: actions },
    {
      id: 'elsewhere',
      items: [
        ...(moduleCode === null
          ? []
          : [
              item('module', () =>
                openModule({
                  code: moduleCode,
                  name: title,
                  provisional: true,
                  ...(moduleParameters !== undefined && { parameters: moduleParameters }),
                }),
              ),
            ]),
        item('playground', () => void openPlayground()),
      ],
    },
  ];
}
