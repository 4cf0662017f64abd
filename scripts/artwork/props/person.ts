import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { ellipse, polyline, rectangle } from '../canvas/path.ts';
import { drawn, placed } from '../canvas/shape.ts';
import { type Markup, path, type Sheet } from '../canvas/sheet.ts';
import { house } from '../palette.ts';
import { mark } from '../print/mark.ts';

export interface Person {
  skin: Colour;
  hair: Colour;
  shirt: Colour;
  hairdo: 'short' | 'bob' | 'bun' | 'bald';
  holds?: 'clipboard' | 'flask';
}

/** Hair that hangs behind the shoulders. */
function hairBehind({ hairdo, hair }: Person): Markup {
  if (hairdo === 'bob')
    return path('M-76 -548C-76 -652 76 -652 76 -548L80 -440C50 -420 -50 -420 -80 -440Z', { fill: darker(hair, 0.04) });
  return hairdo === 'bun' ? path(ellipse(0, -640, 34), { fill: darker(hair, 0.02) }) : '';
}

function hairBefore({ hairdo, hair }: Person): Markup {
  if (hairdo === 'bald')
    return path('M-64 -530C-72 -560 -66 -574 -60 -580L-54 -528ZM64 -530C72 -560 66 -574 60 -580L54 -528Z', {
      fill: hair,
    });
  if (hairdo === 'short')
    return path(
      'M-68 -532C-82 -640 -20 -644 6 -636C66 -640 78 -590 68 -532C60 -556 56 -574 42 -584C10 -566 -34 -572 -52 -580C-60 -568 -62 -552 -68 -532Z',
      { fill: hair },
    );
  return path(
    'M-70 -508C-84 -640 -24 -642 0 -640C24 -642 84 -640 70 -508C64 -548 56 -574 20 -598C-8 -568 -56 -560 -60 -546C-64 -536 -66 -526 -70 -508Z',
    { fill: hair },
  );
}

function held(sheet: Sheet, { holds, skin }: Person): Markup {
  if (!holds) return '';
  const thing =
    holds === 'clipboard'
      ? path(rectangle(-58, -300, 116, 150, 10), { fill: house.leaf }) +
        path(rectangle(-48, -286, 96, 126, 4), { fill: '#ffffff' }) +
        path(rectangle(-22, -308, 44, 20, 6), { fill: '#9fb3ab' }) +
        [-262, -240, -218, -196]
          .map((y, index) => path(rectangle(-36, y, index % 2 ? 50 : 70, 7, 3), { fill: '#cfe3da' }))
          .join('')
      : path(
          'M-14 -310L14 -310L14 -266L52 -184C56 -168 50 -160 38 -160L-38 -160C-50 -160 -56 -168 -52 -184L-14 -266Z',
          { fill: '#ffffff', stroke: '#a9c6bb', width: 4 },
        ) +
        path('M-32 -222L32 -222L48 -182C50 -172 46 -166 38 -166L-38 -166C-46 -166 -50 -172 -48 -182Z', {
          fill: sheet.across([0, '#34997b'], [0.4, '#8fccb6'], [1, '#34997b']),
        });
  const hand = (x: number) => path(ellipse(x, -196, 22, 25), { fill: skin });
  return thing + hand(-62) + hand(62);
}

/** Somebody in a lab coat from the hips up, standing with the hips at the origin; no face. */
export function person(sheet: Sheet, who: Person): Markup {
  const { skin, shirt } = who;
  const coat = 'M-148 0L-156 -250C-160 -344 -120 -386 -44 -404L44 -404C120 -386 160 -344 156 -250L148 0Z';
  const bent = who.holds !== undefined;
  const sleeve = (side: 1 | -1) => {
    const s = (x: number) => x * side;
    const data = bent
      ? `M${s(140)} -330C${s(182)} -300 ${s(190)} -200 ${s(172)} -150C${s(140)} -128 ${s(86)} -164 ${s(60)} -176L${s(72)} -222C${s(104)} -210 ${s(122)} -214 ${s(122)} -226Z`
      : `M${s(138)} -336C${s(184)} -300 ${s(192)} -120 ${s(182)} 0L${s(128)} 0L${s(122)} -230Z`;
    return path(data, {
      fill: sheet.across([0, side < 0 ? '#ffffff' : '#eaf1ee'], [1, side < 0 ? '#e6efeb' : '#c3d6cd']),
    });
  };
  return (
    hairBehind(who) +
    path(coat, { fill: sheet.across([0, '#f2f7f5'], [0.3, '#ffffff'], [0.65, '#f0f5f3'], [1, '#cfddd7']) }) +
    path('M-46 -406L0 -236L46 -406Z', { fill: sheet.across([0, lighter(shirt, 0.06)], [1, shirt]) }) +
    path('M-30 -458L30 -458L34 -402C20 -376 -20 -376 -34 -402Z', { fill: darker(skin, 0.07) }) +
    path('M-46 -408L-74 -396L-86 -330L-54 -316L-2 -226Z', { fill: '#ffffff', stroke: '#d3e0da', width: 2 }) +
    path('M46 -408L74 -396L86 -330L54 -316L2 -226Z', { fill: '#eef4f1', stroke: '#c7d7cf', width: 2 }) +
    path(
      polyline([
        [0, -226],
        [0, 0],
      ]),
      { stroke: '#c3d5cc', width: 3 },
    ) +
    [-170, -90].map((y) => path(ellipse(12, y, 6), { fill: '#b9ccc3' })).join('') +
    drawn(placed(mark(house.leaf, '#ffffff'), { x: 92, y: -272, scale: 20 })) +
    path(ellipse(-68, -520, 13, 19), { fill: darker(skin, 0.05) }) +
    path(ellipse(68, -520, 13, 19), { fill: darker(skin, 0.08) }) +
    path('M-68 -540C-68 -640 68 -640 68 -540C68 -470 36 -436 0 -436C-36 -436 -68 -470 -68 -540Z', {
      fill: sheet.across([0, lighter(skin, 0.03)], [0.5, skin], [1, darker(skin, 0.06)]),
    }) +
    hairBefore(who) +
    sleeve(-1) +
    sleeve(1) +
    held(sheet, who)
  );
}
