import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import { DeskLayout } from './desk-layout.tsx';
import { RemotesView } from './remotes/remotes-view.tsx';
import { TokensView } from './tokens/tokens-view.tsx';
import { VisitsView } from './visits/visits-view.tsx';

const views = { remotes: RemotesView, visits: VisitsView, tokens: TokensView };
type View = keyof typeof views;

/** What is live, who may release, and how visitors fare: one of them at a time, by the address. */
export function ReleaseDesk() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const view = viewIn(address);
  const Shown = views[view];

  return (
    <DeskLayout
      tools={
        <SegmentedControl
          aria-label={t('releases.views.label')}
          data={Object.keys(views).map((value) => ({ value, label: t(`releases.views.${value as View}`) }))}
          value={view}
          onChange={(chosen) => setAddress(chosen === 'remotes' ? {} : { view: chosen }, { preventScrollReset: true })}
        />
      }
    >
      <Shown />
    </DeskLayout>
  );
}

function viewIn(address: URLSearchParams): View {
  const view = address.get('view') ?? '';
  return Object.hasOwn(views, view) ? (view as View) : 'remotes';
}
