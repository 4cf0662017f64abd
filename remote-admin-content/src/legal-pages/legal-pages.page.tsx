import { ResourceScreen } from '@varda/shared/admin/screen';
import { legalPagesResource } from './legal-pages.resource.tsx';

export default function LegalPagesPage() {
  return <ResourceScreen resource={legalPagesResource} />;
}
