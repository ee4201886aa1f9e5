import check from 'primeicons/raw-svg/check.svg?shape';
import desktop from 'primeicons/raw-svg/desktop.svg?shape';
import exclamationTriangle from 'primeicons/raw-svg/exclamation-triangle.svg?shape';
import eye from 'primeicons/raw-svg/eye.svg?shape';
import eyeSlash from 'primeicons/raw-svg/eye-slash.svg?shape';
import file from 'primeicons/raw-svg/file.svg?shape';
import infoCircle from 'primeicons/raw-svg/info-circle.svg?shape';
import lock from 'primeicons/raw-svg/lock.svg?shape';
import moon from 'primeicons/raw-svg/moon.svg?shape';
import sun from 'primeicons/raw-svg/sun.svg?shape';
import times from 'primeicons/raw-svg/times.svg?shape';
import type { IconSet } from './icon-shape.ts';

/**
 * The icons of the sign-in pages and of what may be shown over any page. The others come with the
 * workbench (workbench-icons.ts).
 */
export const firstIcons: IconSet = {
  shapes: {
    check,
    desktop,
    'exclamation-triangle': exclamationTriangle,
    eye,
    'eye-slash': eyeSlash,
    file,
    'info-circle': infoCircle,
    lock,
    moon,
    sun,
    times,
  },
  names: {
    alert: 'exclamation-triangle',
    'eye-off': 'eye-slash',
    screen: 'desktop',
    x: 'times',
  },
};
