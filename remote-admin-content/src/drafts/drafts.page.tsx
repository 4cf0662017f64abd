import { TextsOfResource } from '@varda/admin/screen';
import { DraftsScreen } from './drafts-screen.tsx';

const drafts = { name: 'drafts', namespace: 'admin-content' };

export default function DraftsPage() {
  return (
    <TextsOfResource of={drafts}>
      <DraftsScreen />
    </TextsOfResource>
  );
}
