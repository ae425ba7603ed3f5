import type { ParameterIcon } from "@domain/measures/parameters/icons";
import {
  IconBolt,
  IconBowl,
  IconCheck,
  IconClock,
  IconDroplet,
  IconFeather,
  IconFlask,
  IconHeart,
  IconLeaf,
  IconList,
  IconRuler,
  IconScale,
  IconSun,
  IconTemperature,
  IconVolume,
  IconWind,
} from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";

/** The drawing behind each picture of a parameter. */
export const drawings: Record<ParameterIcon, IconComponent> = {
  temperature: IconTemperature,
  droplet: IconDroplet,
  sun: IconSun,
  wind: IconWind,
  flask: IconFlask,
  bolt: IconBolt,
  ruler: IconRuler,
  volume: IconVolume,
  clock: IconClock,
  list: IconList,
  check: IconCheck,
  scale: IconScale,
  heart: IconHeart,
  feather: IconFeather,
  bowl: IconBowl,
  leaf: IconLeaf,
};
