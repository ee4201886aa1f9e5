import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';

/**
 * The parts of Chart.js in use. A new kind of chart registers its controller and elements here;
 * never import `chart.js/auto`.
 */
Chart.register(LineController, LineElement, PointElement, CategoryScale, LinearScale);
Chart.register(DoughnutController, ArcElement, BarController, BarElement);

export { Chart };
