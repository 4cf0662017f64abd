import type { DemoProduct } from '../../demo-types.ts';

const solarus = 'Personal Care Products/SOLARUS SUN PROTECTION CARE';

/** Sun protection and the care after the sun. */
export const solarusProducts: readonly DemoProduct[] = [
  {
    key: 'solarus-face-cream-50',
    categoryName: solarus,
    form: 'cream',
    name: { en: 'SOLARUS® face cream SPF 50+', mk: 'SOLARUS® крем за лице SPF 50+' },
    description: {
      en: '<p>Very high protection against UVA and UVB rays in a fluid that does not leave a white cast. Niacinamide and vitamin E care for the skin, and the matt finish is appreciated by everyone who wears make-up over it.</p><p>Light skin, skin with pigment marks and high mountains: these are the cases it was made for. Apply it fifteen minutes before going out and again every two hours.</p><p>No sunscreen keeps out all rays. Avoid the midday sun and remember the hat.</p>',
      mk: '<p>Многу висока заштита од UVA и UVB зраци во флуид што не остава бела трага. Ниацинамидот и витаминот E ја негуваат кожата, а мат изгледот го ценат сите што врз него носат шминка.</p><p>Светла кожа, кожа со пигментни дамки и висока планина: за нив е создаден. Нанесете го петнаесет минути пред излегување и повторувајте на секои два часа.</p><p>Ниту едно средство не ги задржува сите зраци. Избегнувајте го пладневното сонце и не заборавајте ја капата.</p>',
    },
    dosage: {
      en: 'Tube with 50 ml. Two finger lengths of fluid for face, ears and neck; reapply every two hours.',
      mk: 'Туба со 50 ml. Количество колку должината на два прста за лицето, ушите и вратот; се повторува на секои два часа.',
    },
    pack: {
      kind: 'tube',
      brand: 'SOLARUS',
      registered: true,
      line: { en: 'face cream', mk: 'крем за лице' },
      strength: { en: 'SPF 50+', mk: 'SPF 50+' },
      amount: { en: '50 ml', mk: '50 ml' },
    },
  },
  {
    key: 'solarus-kids-lotion-50',
    categoryName: solarus,
    form: 'lotion',
    name: { en: 'SOLARUS® Kids lotion SPF 50+', mk: 'SOLARUS® Kids лосион SPF 50+' },
    description: {
      en: '<p>Slightly blue when it goes on and invisible once it is rubbed in, so that you can see which shoulder was forgotten. The lotion is extra water-resistant and contains neither perfume nor alcohol.</p><ul><li>for children from one year</li><li>UVA protection according to the EU recommendation</li><li>dermatologically tested on children’s skin</li></ul><p>Babies and toddlers belong in the shade. T-shirt, hat and sunglasses protect better than any lotion; over-exposure to the sun is a serious threat to health.</p>',
      mk: '<p>При нанесувањето е малку син, а кога ќе се вмасира станува невидлив, па се гледа кое рамо е заборавено. Лосионот е особено водоотпорен и не содржи парфем ни алкохол.</p><ul><li>за деца над една година</li><li>UVA заштита според препораката на ЕУ</li><li>дерматолошки тестиран на детска кожа</li></ul><p>На бебињата и малите деца местото им е во сенка. Маичката, капата и очилата за сонце штитат подобро од секој лосион; прекумерното изложување на сонце е сериозна закана за здравјето.</p>',
    },
    dosage: {
      en: 'Bottle with 200 ml. Apply generously before going into the sun, again every two hours and after bathing.',
      mk: 'Шише со 200 ml. Нанесете обилно пред излегување на сонце, а потоа на секои два часа и по капење.',
    },
    pack: {
      kind: 'bottle',
      brand: 'SOLARUS Kids',
      registered: true,
      line: { en: 'sun lotion for children', mk: 'лосион за сонце за деца' },
      strength: { en: 'SPF 50+', mk: 'SPF 50+' },
      amount: { en: '200 ml', mk: '200 ml' },
      colour: '#2f9fd0',
    },
  },
  {
    key: 'solarus-body-milk-30',
    categoryName: solarus,
    form: 'lotion',
    name: { en: 'SOLARUS® sun milk SPF 30', mk: 'SOLARUS® млеко за сончање SPF 30' },
    description: {
      en: '<p>The family bottle for the beach and the lake at Ohrid. A creamy milk with high protection that spreads well even on sandy days, with panthenol and shea butter against dryness.</p><p>An adult needs about six teaspoons for the whole body; those who take less get only part of the protection printed on the bottle. Towelling, sweat and water rub it off, even though it is water-resistant.</p>',
      mk: '<p>Семејно пакување за плажа и за Охридското Езеро. Кремасто млеко со висока заштита што лесно се нанесува дури и кога има песок, со пантенол и ши путер против сувост.</p><p>На возрасен човек му се потребни околу шест лажички за целото тело; со помалку се добива само дел од заштитата означена на шишето. Иако е водоотпорно, го симнуваат бришењето, потта и водата.</p>',
    },
    dosage: {
      en: 'Bottle with 250 ml. Apply to the body before sunbathing and renew every two hours and after swimming.',
      mk: 'Шише со 250 ml. Се нанесува на телото пред сончање и се обновува на секои два часа и по пливање.',
    },
    pack: {
      kind: 'bottle',
      brand: 'SOLARUS',
      registered: true,
      line: { en: 'sun milk for the body', mk: 'млеко за сончање за тело' },
      strength: { en: 'SPF 30', mk: 'SPF 30' },
      amount: { en: '250 ml', mk: '250 ml' },
      colour: '#f0a02a',
    },
  },
  {
    key: 'solarus-dry-spray-30',
    categoryName: solarus,
    form: 'spray',
    name: { en: 'SOLARUS® Sport transparent spray SPF 30', mk: 'SOLARUS® Sport проѕирен спреј SPF 30' },
    description: {
      en: '<p>Cyclists, runners and football players want a sunscreen that neither drips into the eyes nor sticks to the shirt. The clear spray dries within a minute, also on hairy arms and legs.</p><p>Spray it so densely that the skin shines, then spread it with the hand; for the face, spray into the palm first. Do not inhale, and do not use near a flame.</p>',
      mk: '<p>Велосипедистите, тркачите и фудбалерите сакаат средство што ниту капе во очите, ниту се лепи за маицата. Проѕирниот спреј се суши за една минута, и на влакнести раце и нозе.</p><p>Испрскајте толку што кожата ќе сјае, а потоа размачкајте со рака; за лицето, најпрво испрскајте во дланката. Не вдишувајте го и не користете го во близина на пламен.</p>',
    },
    dosage: {
      en: 'Spray bottle with 150 ml. Spray on before sport and again every 90 minutes.',
      mk: 'Шише со распрскувач, 150 ml. Испрскајте пред спортување и повторувајте на секои 90 минути.',
    },
    pack: {
      kind: 'spray',
      brand: 'SOLARUS Sport',
      registered: true,
      line: { en: 'transparent spray', mk: 'проѕирен спреј' },
      strength: { en: 'SPF 30', mk: 'SPF 30' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#e4682a',
    },
  },
  {
    key: 'solarus-lip-care-30',
    categoryName: solarus,
    form: 'balm',
    name: { en: 'SOLARUS® lip balm SPF 30', mk: 'SOLARUS® балсам за усни SPF 30' },
    description: {
      en: '<p>Lips contain hardly any protective pigment and burn sooner than the rest of the face, especially on snow and water. This balm brings sun filters and care together, with beeswax and avocado oil.</p><p>It fits into the pocket of a ski jacket and remains soft at minus ten. Eating and drinking remove it, so apply it often.</p>',
      mk: '<p>Усните речиси и немаат заштитен пигмент и изгоруваат побрзо од остатокот на лицето, особено на снег и на вода. Овој балсам спојува заштитни филтри и нега, со пчелин восок и масло од авокадо.</p><p>Се собира во џеб на скијачка јакна и останува мек на минус десет. Јадењето и пиењето го симнуваат, па нанесувајте го често.</p>',
    },
    dosage: {
      en: 'Tube with 10 ml. Apply to the lips before going into the sun and at least every hour.',
      mk: 'Туба со 10 ml. Се нанесува на усните пред излегување на сонце и барем на секој час.',
    },
    pack: {
      kind: 'tube',
      brand: 'SOLARUS',
      registered: true,
      line: { en: 'lip balm', mk: 'балсам за усни' },
      strength: { en: 'SPF 30', mk: 'SPF 30' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#e0b84a',
    },
  },
  {
    key: 'solarus-after-sun-gel',
    categoryName: solarus,
    form: 'gel',
    name: { en: 'SOLARUS® after-sun gel', mk: 'SOLARUS® гел по сончање' },
    description: {
      en: '<p>Back from the beach, first a lukewarm shower, then this gel. 80% aloe vera juice, panthenol and cucumber extract cool and moisturise skin that is hot and tight from the sun.</p><p>Light, clear and not sticky, it can be applied as often as feels good, from the refrigerator too. Blisters, fever or chills after sunbathing need a doctor, not a cosmetic.</p>',
      mk: '<p>По враќање од плажа, најпрво млак туш, а потоа овој гел. 80 % сок од алое вера, пантенол и екстракт од краставица ја ладат и ја хидрираат кожата што е жешка и затегната од сонцето.</p><p>Лесен, проѕирен и нелеплив, може да се нанесува колку што ви годи, и директно од фрижидер. При плускавци, температура или треска по сончање потребен е лекар, а не козметика.</p>',
    },
    dosage: {
      en: 'Pump bottle with 200 ml. Apply generously to face and body after the sun, and repeat as needed.',
      mk: 'Шише со пумпа, 200 ml. По сончање нанесете обилно на лицето и телото и повторете по потреба.',
    },
    pack: {
      kind: 'pump',
      brand: 'SOLARUS',
      registered: true,
      line: { en: 'after-sun gel', mk: 'гел по сончање' },
      strength: { en: '80% aloe', mk: '80 % алое' },
      amount: { en: '200 ml', mk: '200 ml' },
      colour: '#4fb08a',
    },
  },
];
