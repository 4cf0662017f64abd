import { company } from '@varda/shared/company';
import { useLanguage } from '@varda/shared/language';

interface Props {
  /** What the page is about, without the company's name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description?: string;
}

/** Title and meta description of a page; React lifts them into the document's head. */
export function PageHead({ title, description }: Props) {
  const name = company.name[useLanguage()];
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
