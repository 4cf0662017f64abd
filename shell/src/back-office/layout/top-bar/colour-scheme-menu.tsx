import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import classes from './top-bar.module.css';

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const schemes = Object.keys(icons) as MantineColorScheme[];

/** Light, dark, or what the system says: for the back office alone, the site is light. */
export function ColourSchemeMenu() {
  const { t } = useBackOfficeTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  return (
    <Menu position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <button type="button" className={classes.tool} aria-label={t('scheme.label')} title={t('scheme.label')}>
          <Icon size={20} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
          {schemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
              {t(`scheme.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
