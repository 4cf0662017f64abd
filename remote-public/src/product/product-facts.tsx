import type { CatalogueCategory } from '@varda/contract/catalogue';
import type { Localized } from '@varda/contract/language';
import { productForms } from '@varda/contract/product-forms';
import type { Product, ProductCard } from '@varda/contract/products';
import { inLanguage } from '@varda/platform/language';
import { Link, paths } from '@varda/platform/router';
import { LocalizedText, Registered } from '@varda/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { sentencesOf, strengthIn } from './facts.ts';
import classes from './product-facts.module.css';

interface Props {
  product: Pick<ProductCard, 'name' | 'dosage'>;
  form: Product['form'] | undefined;
  category: CatalogueCategory;
  /** Left out where the category has none with a name. */
  subcategory: { title: Localized; to: string } | undefined;
}

/** What a pack says on its side: where it belongs, how strong it is, in what form, what is in it and how it is taken. */
export function ProductFacts({ product, form, category, subcategory }: Props) {
  const { t, language } = useTexts();
  const { text: name } = inLanguage(product.name, language);
  const strength = strengthIn(name);
  const { text: dosage, lang } = inLanguage(product.dosage, language);
  const { first, rest } = sentencesOf(dosage);
  return (
    <section className={classes.facts} aria-labelledby="packaging">
      <dl className={classes.list}>
        <Fact name={t('product.facts.range')}>
          <Link to={paths.category(category)} className={classes.link}>
            <LocalizedText of={category.title} />
          </Link>
        </Fact>
        {subcategory && (
          <Fact name={t('product.facts.subcategory')}>
            <Link to={subcategory.to} className={classes.link}>
              <LocalizedText of={subcategory.title} />
            </Link>
          </Fact>
        )}
        {strength && (
          <Fact name={t('product.facts.strength')}>
            <span className={classes.strength}>{strength}</span>
          </Fact>
        )}
        {form && (
          <Fact name={t('product.facts.form')}>
            <LocalizedText of={productForms[form]} />
          </Fact>
        )}
      </dl>
      <h2 id="packaging" className={classes.label}>
        {t('product.packaging')}
      </h2>
      <p className={classes.dosage} lang={lang}>
        <strong>
          <Registered>{first}</Registered>
        </strong>
        {rest && <Registered>{` ${rest}`}</Registered>}
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.term}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
