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

/** The pieces of Chart.js that the portal draws with. A new kind of chart adds its controller and elements here, never `chart.js/auto`. */
Chart.register(LineController, LineElement, PointElement, CategoryScale, LinearScale);
Chart.register(DoughnutController, ArcElement, BarController, BarElement);

export { Chart };
