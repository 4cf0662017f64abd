import { ResourceScreen } from '@varda/shared/admin/screen';
import { dosageResource } from './dosage.resource.tsx';

export default function DosagePage() {
  return <ResourceScreen resource={dosageResource} />;
}
