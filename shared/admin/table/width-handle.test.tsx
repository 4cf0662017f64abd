import { fireEvent, screen } from '@testing-library/react';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { LayoutContext } from './layout.ts';
import { WidthHandle } from './width-handle.tsx';

const onWidth = jest.fn();

afterEach(() => jest.restoreAllMocks());

function Page() {
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <LayoutContext value={{ onWidth }}>
        <table>
          <thead>
            <tr>
              <th>
                <WidthHandle column="title" label="Title" width={180} />
              </th>
            </tr>
          </thead>
        </table>
      </LayoutContext>
    </TextsOfResource>
  );
}

test('[E-09] a column that a large window draws wider than it is becomes narrower when its edge is dragged inwards', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 264 } as DOMRect);
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  const edge = await screen.findByRole('separator', { name: 'Width: Title' });
  // The pointer events of jsdom have no place.
  fireEvent(edge, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
  fireEvent(edge, new MouseEvent('pointermove', { clientX: 260, bubbles: true }));
  expect(onWidth).toHaveBeenLastCalledWith('title', 140);
});
