import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ALL_SHOPS } from '../all-shops.ts';
import { ChoiceList } from '../../../design/forms/ChoiceList.tsx';
import { shopText } from '../../../platform/session/workplace-text.ts';
import { shopChoice } from '../shop-choice.ts';

interface Shop {
  number: string;
  name: string;
}

/** Whether the user must choose. A single store is used without asking. */
export function needsChoice(shops: readonly Shop[] | null): boolean {
  return shops !== null && shops.length > 1;
}

interface PostShopsProps {
  shops: readonly Shop[];
  value: string | null;
  onChange: (value: string) => void;
}

/**
 * The stores of the post to switch to. Whether its applications allow all stores is checked by the
 * gateway.
 */
export function PostShops({ shops, value, onChange }: PostShopsProps) {
  const { t } = useTranslation();
  const [first] = shops;
  if (first === undefined) return null;
  if (!needsChoice(shops))
    return <p className="mute">{t('post.onlyShop', { 0: shopText(first) })}</p>;
  return (
    <ChoiceList
      legend={t('shop.choose')}
      filterLabel={t('shop.filter')}
      value={value}
      onChange={onChange}
      choices={[{ value: ALL_SHOPS, label: t('shop.all') }, ...shops.map(shopChoice)]}
    />
  );
}
