import { ResourceScreen } from '@varda/admin/screen';
import { legalPagesResource } from './legal-pages.resource.tsx';

export default function LegalPagesPage() {
  return <ResourceScreen resource={legalPagesResource} />;
}
