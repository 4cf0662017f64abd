import { TextsOfResource } from '@varda/admin/screen';
import { OverviewScreen } from './overview-screen.tsx';

const overview = { name: 'overview', namespace: 'admin-content' };

export default function OverviewPage() {
  return (
    <TextsOfResource of={overview}>
      <OverviewScreen />
    </TextsOfResource>
  );
}
