import type { Plugin } from 'chart.js';

/** Draws a hairline through the hovered point, in the color of the axis. */
export const hoverLine: Plugin<'line'> = {
  id: 'hoverLine',
  beforeDatasetsDraw(chart) {
    const element = chart.getActiveElements()[0]?.element;
    const colour = chart.options.scales?.x?.border?.color;
    if (!element || typeof colour !== 'string') return;
    const { ctx, chartArea } = chart;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(Math.round(element.x) + 0.5, chartArea.top);
    ctx.lineTo(Math.round(element.x) + 0.5, chartArea.bottom);
    ctx.stroke();
    ctx.restore();
  },
};
