import { TextsOfResource } from '@varda/admin/screen';
import { TrashScreen } from './trash-screen.tsx';

const trash = { name: 'trash', namespace: 'admin-content' };

export default function TrashPage() {
  return (
    <TextsOfResource of={trash}>
      <TrashScreen />
    </TextsOfResource>
  );
}
