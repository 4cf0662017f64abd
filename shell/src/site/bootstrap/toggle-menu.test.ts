import { announceOpenMenu } from './toggle-menu.ts';

test('[N-01] [B-02] React gets to know the menu that is seen, in a browser without checkVisibility, too', () => {
  expect(Element.prototype).not.toHaveProperty('checkVisibility');
  // jsdom has no layout: everything that is there has a box.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `
    <button data-menu aria-expanded="false">Closed</button><div style="visibility: hidden"></div>
    <button data-menu aria-expanded="true">Open</button><div></div>
  `;
  const pressed = jest.fn();
  addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  announceOpenMenu();
  expect(pressed.mock.calls).toEqual([['Open']]);
});
