import { announceOpenMenu, toggleMenu } from './toggle-menu.ts';

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

test('[N-02] [B-02] Escape in a menu before hydration closes it and moves the focus to its button; elsewhere the focus stays', () => {
  document.body.innerHTML = `
    <button data-menu aria-expanded="true">Who we are</button><div><a href="/about">About us</a></div>
    <a href="/careers">Careers</a>
  `;
  const button = document.querySelector('button');
  const escapeIn = (link: HTMLElement | null) => {
    link?.focus();
    if (link) toggleMenu(new KeyboardEvent('keydown', { key: 'Escape' }), link);
  };
  escapeIn(document.querySelector('div a'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  escapeIn(document.querySelector('body > a'));
  expect(document.querySelector('body > a')).toHaveFocus();
});
