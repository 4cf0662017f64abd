import { Title } from '@varda/shared/ui';

export function Component() {
  return <Title>Login</Title>;
}
