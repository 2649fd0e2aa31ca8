"""Fits a net to rows of positions or answers and what they came to.

    python3 training/train.py FOLDER [FOLDER ...] --hidden 128,32 --epochs 8 --seed 1 --out FOLDER

Reads `shards.json` and its files from each folder; writes `weights.f32` (of each layer its biases, then a row of weights
for each input) and `fit.json` (errors, and sample rows with what the net gives for them, to check other
implementations by). Inputs and outputs are the raw numbers: what is scaled here is folded into the weights.
"""

import argparse
import copy
import json
import pathlib

import numpy as np
import torch

HELD_BACK = 0.05
SAMPLES = 64


def read_rows(folder):
    manifest = json.loads((folder / "shards.json").read_text())
    columns = manifest["columns"]
    kept, held = [], []
    for name in manifest["files"]:
        rows = np.fromfile(folder / name, dtype="<f4").reshape(-1, columns)
        # The last rows of each file, which are its last games: only the one at the cut is learned from and judged by.
        cut = len(rows) - max(1, int(len(rows) * HELD_BACK))
        kept.append(rows[:cut])
        held.append(rows[cut:])
    return manifest, np.concatenate(kept), np.concatenate(held)


def build(widths):
    layers = []
    for at, (before, after) in enumerate(zip(widths, widths[1:])):
        if at > 0:
            layers.append(torch.nn.ReLU())
        layers.append(torch.nn.Linear(before, after))
    return torch.nn.Sequential(*layers)


def fold_scales(net, mean, spread, is_constant, target_mean, target_spread):
    """The same net for raw inputs and raw outputs. What never changed in training was not learned, and counts for nothing."""
    linear = [layer for layer in net if isinstance(layer, torch.nn.Linear)]
    with torch.no_grad():
        first, last = linear[0], linear[-1]
        first.weight[:, is_constant] = 0
        first.weight /= spread
        first.bias -= first.weight @ mean
        last.weight *= target_spread
        last.bias.mul_(target_spread).add_(target_mean)
    return linear


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--hidden", default="128,32")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    read = [read_rows(folder) for folder in args.folders]
    manifest = read[0][0]
    kept = torch.from_numpy(np.concatenate([rows for _, rows, _ in read])).to(device)
    held = torch.from_numpy(np.concatenate([rows for _, _, rows in read])).to(device)
    is_chance = manifest["unit"] == "chance"

    inputs, targets = kept[:, :-1], kept[:, -1:]
    mean, deviation = inputs.mean(0), inputs.std(0)
    is_constant = deviation < 1e-6
    # What is rarely seen must not be blown up where it is.
    spread = deviation.clamp_min(0.1)
    target_mean = torch.zeros(1, device=device) if is_chance else targets.mean(0)
    target_spread = torch.ones(1, device=device) if is_chance else targets.std(0).clamp_min(1e-3)
    loss_of = torch.nn.BCEWithLogitsLoss() if is_chance else torch.nn.MSELoss()

    widths = [inputs.shape[1], *[int(width) for width in args.hidden.split(",") if width], 1]
    net = build(widths).to(device)
    steps = max(1, args.epochs * (len(kept) // args.batch + 1))
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps)

    def loss_on(rows):
        scaled = (rows[:, :-1] - mean) / spread
        return loss_of(net(scaled), (rows[:, -1:] - target_mean) / target_spread)

    def held_loss():
        with torch.no_grad():
            return loss_on(held).item()

    before = held_loss()
    best, best_loss = copy.deepcopy(net.state_dict()), before
    for epoch in range(args.epochs):
        order = torch.randperm(len(kept), device=device)
        for start in range(0, len(kept), args.batch):
            optimizer.zero_grad()
            loss = loss_on(kept[order[start : start + args.batch]])
            loss.backward()
            optimizer.step()
            schedule.step()
        loss = held_loss()
        if loss < best_loss:
            best, best_loss = copy.deepcopy(net.state_dict()), loss
        print(f"epoch {epoch + 1} of {args.epochs}: held-back loss {loss:.4f} (untrained {before:.4f})", flush=True)

    # The samples are given by the same arithmetic wherever it was learned.
    net.load_state_dict(best)
    net.cpu()
    scales = [scale.cpu() for scale in (mean, spread, is_constant, target_mean, target_spread)]
    linear = fold_scales(net, *scales)
    parts = [part for layer in linear for part in (layer.bias, layer.weight.T.contiguous())]
    weights = torch.cat([part.detach().flatten() for part in parts]).cpu().numpy().astype("<f4")
    args.out.mkdir(parents=True, exist_ok=True)
    weights.tofile(args.out / "weights.f32")
    with torch.no_grad():
        samples = held[:SAMPLES, :-1].cpu()
        given = net(samples)[:, 0].tolist()
    fit = {
        "layers": widths,
        "heldBackLoss": best_loss,
        "untrainedLoss": before,
        "rows": len(kept) + len(held),
        "device": device,
        "samples": [{"inputs": row, "output": output} for row, output in zip(samples.tolist(), given)],
    }
    (args.out / "fit.json").write_text(json.dumps(fit))


if __name__ == "__main__":
    main()
