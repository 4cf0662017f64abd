import { Text } from '@mantine/core';
import { Link } from '@varda/platform/router';
import type { Resource } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface Props {
  resource: Pick<Resource<never, never>, 'kind' | 'categoryName'>;
  count: number;
}

/** Says how many items of a list are not on the site, with a link to them. */
export function OffSiteNote({ resource: { kind, categoryName }, count }: Props) {
  const { t } = useAdminTexts();
  if (count === 0 || !kind) return null;
  const filter = new URLSearchParams({ entity: kind, ...(categoryName && { categoryName }) });
  return (
    <Text size="sm" mb="sm">
      <Link to={`/admin/drafts?${filter}`}>{t('drafts.offSite', { count })}</Link>
    </Text>
  );
}
