/**
 * Leaves out the style element in which Mantine’s carousel puts variables of its own looks: the viewer of pictures brings its own
 * (`unstyled`), and the policy of public pages allows no style elements that come later.
 */
export default function noCarouselVariables(): string {
  return 'export const CarouselVariables = () => null;\nexport const CarouselContainerVariables = CarouselVariables;\n';
}
