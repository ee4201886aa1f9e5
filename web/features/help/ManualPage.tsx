import { useParams } from 'react-router';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { ManualReader } from './ManualReader.tsx';

/** The manual of the module in the URL. A change of language loads it again. */
export function ManualPage() {
  const { modulecode = '' } = useParams();
  const { locale } = useLanguage();
  return <ManualReader key={`${locale} ${modulecode}`} moduleCode={modulecode} />;
}
