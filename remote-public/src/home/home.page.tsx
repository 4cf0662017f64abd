import { Title } from '@varda/shared/ui';
export default function HomePage() {
  return <Title>Home</Title>;
}
