/**
 * Makes every clip on the page work: `[data-clip]` contains pictures (`[data-status]`), of which one is visible, buttons
 * (`[data-step]`: -1 for the previous step, 1 for the next, 0 for Play), a status, and a list with an entry for each picture. It
 * can be called again for new clips.
 */
export function runClips(): void {
  /** How long a step is shown while a clip plays, in milliseconds: time to look, and to read about 16 characters a second. */
  const LOOK = 1500;
  const CHARACTER = 60;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = (from: ParentNode, selector: string) => [...from.querySelectorAll<HTMLElement>(selector)];
  const picturesOf = (clip: Element) => find(clip, '[data-status]');
  const positionOf = (clip: Element) => picturesOf(clip).findIndex(picture => !picture.hidden);
  const isShown = (element: Element) => element.getClientRects().length > 0;

  /** On a phone, a picture may be wider than the screen. */
  const scrollToMark = (clip: Element) => {
    for (const picture of picturesOf(clip).filter(isShown)) {
      const mark = picture.querySelector('rect')?.getBoundingClientRect();
      const { left, width } = picture.getBoundingClientRect();
      if (mark) picture.scrollLeft += mark.left + mark.width / 2 - left - width / 2;
    }
  };
  /** Loads a picture in the reader's color mode, even while it isn't displayed. */
  const load = (picture: HTMLElement | undefined, mode: string | undefined) => {
    for (const image of picture?.querySelectorAll<HTMLImageElement>(`img[data-mode=${mode}]`) ?? [])
      image.loading = 'eager';
  };
  const show = (clip: Element, position: number) => {
    const pictures = picturesOf(clip);
    const mode = find(clip, 'img').find(isShown)?.dataset.mode;
    load(pictures[position], mode);
    load(pictures[position + 1], mode);
    pictures.forEach((picture, index) => (picture.hidden = index !== position));
    const steps = find(clip, ':scope > ol > li');
    steps.forEach((step, index) => (step.ariaCurrent = index === position ? 'step' : null));
    for (const button of find(clip, '[data-step]')) {
      const target = position + Number(button.dataset.step);
      button.ariaDisabled = String(target < 0 || target >= pictures.length);
    }
    const [status] = find(clip, '[role=status]');
    const text = document.createElement('span');
    text.className = 'visually-hidden';
    text.textContent = `. ${steps[position]?.textContent ?? ''}`;
    status?.replaceChildren(pictures[position]?.dataset.status ?? '', text);
    scrollToMark(clip);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const clip of find(document, '[data-playing]')) delete clip.dataset.playing;
  };
  /** Goes on to the next step once the reader has had time to look at this one. */
  const wait = async (clip: HTMLElement) => {
    const position = positionOf(clip);
    await Promise.allSettled(
      [...clip.querySelectorAll('img')].filter(isShown).map(image => image.decode?.()),
    );
    if (clip.dataset.playing === undefined || positionOf(clip) !== position) return;
    const text = find(clip, ':scope > ol > li')[position]?.textContent ?? '';
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (!clip.isConnected) return;
        show(clip, position + 1);
        if (position + 2 < picturesOf(clip).length) void wait(clip);
        else stop();
      },
      LOOK + text.length * CHARACTER,
    );
  };
  const press = (clip: HTMLElement, step: number) => {
    const wasPlaying = clip.dataset.playing !== undefined;
    const position = positionOf(clip);
    const isLast = position === picturesOf(clip).length - 1;
    stop();
    if (step !== 0) return show(clip, position + step);
    if (wasPlaying) return;
    clip.dataset.playing = '';
    show(clip, isLast ? 0 : position);
    void wait(clip);
  };

  requestAnimationFrame(() => find(document, '[data-clip]').forEach(scrollToMark));
  const marks = document.documentElement.dataset;
  if (marks.clips) return;
  marks.clips = 'on';
  document.addEventListener('click', event => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('[data-clip] [data-step]');
    const clip = button && button.closest<HTMLElement>('[data-clip]');
    if (!clip) return;
    // preventDefault marks the click as handled, so that it isn't saved for the framework.
    event.preventDefault();
    if (button.ariaDisabled !== 'true') press(clip, Number(button.dataset.step));
  });
}
