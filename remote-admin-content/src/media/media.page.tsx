import { TextsOfResource } from '@varda/admin/screen';
import { mediaResource } from './media.resource.tsx';
import { MediaScreen } from './media-screen.tsx';

export default function MediaPage() {
  return (
    <TextsOfResource of={mediaResource}>
      <MediaScreen />
    </TextsOfResource>
  );
}
