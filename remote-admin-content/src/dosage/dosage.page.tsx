import { ResourceScreen } from '@varda/admin/screen';
import { dosageResource } from './dosage.resource.tsx';

export default function DosagePage() {
  return <ResourceScreen resource={dosageResource} />;
}
