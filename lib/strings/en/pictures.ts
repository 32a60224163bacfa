/** The controls of pictures, clips, and drawings. They're separate from other blocks, because few pages load them. */
export const picturesStrings = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  enlarge: 'Enlarge picture',
  closePicture: 'Close picture',
  play: 'Play',
  pause: 'Pause',
  previousStep: 'Previous step',
  nextStep: 'Next step',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
} as const;
