import "@fontsource/alegreya/700.css";
import "@fontsource-variable/source-sans-3/index.css";
import { mount } from "svelte";
import "virtual:type-colours.css";
import App from "./App.svelte";
import "./look/distinct.css";
import "./look/look.css";
import { look } from "./look/theme.svelte";
import { stayCurrent } from "./routes.svelte";

look.apply();
stayCurrent();
const target = document.getElementById("app");
if (target) mount(App, { target });
