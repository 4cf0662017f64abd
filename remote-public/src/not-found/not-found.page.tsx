import { Title } from '@varda/shared/ui';
export default function NotFoundPage() {
  return <Title>Not found</Title>;
}
