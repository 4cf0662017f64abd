import { useState } from 'react';
import classes from './artwork.module.css';

export interface ArtworkPicture {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  placeholder: string;
}
interface Props {
  picture: ArtworkPicture | undefined;
  alt: string;
  sizes: string;
  priority?: boolean;
  onShown?: () => void;
}
export function Artwork({ picture }: Props) {
  useState(0);
  return picture ? <img className={classes.image} alt="" src={picture.src} /> : null;
}
