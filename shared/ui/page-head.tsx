import { company } from '@varda/shared/company';
import { useLanguage } from '@varda/shared/language';

interface Props {
  /** What the page is about, without the company's name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description?: string;
  /** There is no such thing as the address names. */
  missing?: boolean;
}

/** Title and meta data of a page; React lifts them into the document's head. */
export function PageHead({ title, description, missing = false }: Props) {
  const name = company.name[useLanguage()];
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {missing && <PageStatus code={404} />}
    </>
  );
}

/** With which status a server sends the page: for those who do not read it. Crawlers that render pages know this element. */
export function PageStatus({ code }: { code: number }) {
  return <meta name="prerender-status-code" content={String(code)} />;
}
