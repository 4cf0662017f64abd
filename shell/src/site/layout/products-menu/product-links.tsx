import { formatCount } from '@varda/platform/language';
import { paths } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { MenuLink } from '../../../navigation/menu-link.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { MenuLeafCategory } from './menu-leaf-categories.ts';

interface Props {
  leafCategory: MenuLeafCategory;
  className: string | undefined;
  /** Class of each link, and of the one to the rest. */
  linkClassName: string | undefined;
  restClassName: string | undefined;
}

/** Links to the products of a leafCategory; of a very long one to the first few and to all. */
export function ProductLinks({ leafCategory, className, linkClassName, restClassName }: Props) {
  const { t, language } = useTexts();
  const { products, rest } = leafCategory;
  if (products.length === 0) return <p className={restClassName}>{t('menu.empty')}</p>;
  return (
    <ul className={className}>
      {products.map(({ _id, name }) => (
        <li key={_id}>
          <MenuLink className={linkClassName} to={paths.product(_id)}>
            <span>
              <LocalizedText of={name} />
            </span>
          </MenuLink>
        </li>
      ))}
      {rest && (
        <li>
          <MenuLink className={restClassName} to={rest.path}>
            {t('menu.all', { count: rest.count, shown: formatCount(rest.count, language) })}
          </MenuLink>
        </li>
      )}
    </ul>
  );
}
