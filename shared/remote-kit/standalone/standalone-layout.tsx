import { Anchor, Box, Container, Group, SegmentedControl, Text } from '@mantine/core';
import { isLanguage, languages } from '@varda/contract/language';
import { languageStore, useLanguage } from '@varda/platform/language';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import { NavLink, Outlet } from '@varda/platform/router';
import { useSession } from '@varda/platform/session';
import { StandaloneSession } from './standalone-session.tsx';
import { useStandaloneTexts } from './texts.ts';

interface Props {
  declaration: RemoteDeclaration;
}

/** What stands around a remote that runs alone: its pages, the language switch, the login. */
export function StandaloneLayout({ declaration }: Props) {
  const { t } = useStandaloneTexts();
  const language = useLanguage();
  // What stands in the back office's menu is for staff: as in the shell, nothing of it is asked for before they sign in.
  const mustSignIn = useSession().status === 'signed-out' && declaration.navigation !== undefined;
  return (
    <>
      <Box component="header" bg="leaf.0" px="md" py="xs">
        <Group justify="space-between">
          <Text fw={700}>{t('alone', { name: declaration.name })}</Text>
          <Group>
            <SegmentedControl
              size="xs"
              value={language}
              data={[...languages]}
              onChange={(chosen) => isLanguage(chosen) && languageStore.choose(chosen)}
            />
            <StandaloneSession />
          </Group>
        </Group>
        <Group component="nav" gap="md">
          {links(declaration, language).map(({ path, title }) => (
            <Anchor key={path} component={NavLink} to={path} size="sm">
              {title}
            </Anchor>
          ))}
        </Group>
      </Box>
      <Container component="main" size="xl" py="md">
        {mustSignIn ? <Text>{t('signInFirst')}</Text> : <Outlet />}
      </Container>
    </>
  );
}

/** The navigation entries of a remote; one without them is walked by its pages that need no parameter. */
function links({ navigation, pages }: RemoteDeclaration, language: 'en' | 'mk') {
  if (navigation) return navigation.map(({ path, title }) => ({ path, title: title[language] }));
  return Object.values(pages)
    .filter((path) => !/[:*]/.test(path))
    .map((path) => ({ path, title: path }));
}
